import { FileProblem } from '../model.ts'

/** Until when a file may be read; asked between pages and blocks of rows. */
export interface Deadline {
  /** Throws FileProblem `tooSlow` after it. */
  check(): void
}

export function deadlineIn(limitMs: number): Deadline {
  const until = performance.now() + limitMs
  return {
    check() {
      if (performance.now() > until) throw new FileProblem('tooSlow')
    },
  }
}
