import './materials.css';

/** The class under which the game's own materials are known: paper, lacquer, wood, bone, the night. */
export const materials = 'ninjato-materials';
