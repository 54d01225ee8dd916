// What went wrong last, if anything: as an error, so that its words change with the language.
import { describe_error } from './api';

export class Failure {
  #error = $state.raw<unknown>(null);

  /** The sentence to show; null if nothing went wrong. */
  get words(): string | null {
    return this.#error === null ? null : describe_error(this.#error);
  }

  note(error: unknown): void {
    this.#error = error;
  }

  clear(): void {
    this.#error = null;
  }
}
