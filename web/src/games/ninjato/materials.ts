import './materials.css';

/** The class that defines the colours of the game's materials: paper, lacquer, wood, bone, the night. */
export const materials = 'ninjato-materials';
