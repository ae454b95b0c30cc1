import { FileProblem } from '../model.ts'

/** Until when a file may be read; asked between pages and blocks of rows. */
export interface Deadline {
  /** Puts it off. */
  extend(ms: number): void
  /** Throws FileProblem `tooSlow` after it. */
  check(): void
  /** The outcome of `work`, unless the deadline comes first. Throws FileProblem `tooSlow` then. */
  within<T>(work: Promise<T>): Promise<T>
}

export function deadlineIn(limitMs: number): Deadline {
  let until = performance.now() + limitMs
  return {
    extend(ms) {
      until += ms
    },
    check() {
      if (performance.now() > until) throw new FileProblem('tooSlow')
    },
    async within(work) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new FileProblem('tooSlow')), until - performance.now())
      })
      try {
        return await Promise.race([work, late])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
