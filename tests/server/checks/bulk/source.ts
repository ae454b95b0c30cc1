import { type Question, type Sources, SourceUnavailable } from '../../../../server/platform/ports/sources.ts'

/** A source under the test's control: it answers "not found", is down for chosen subjects, and can be made to wait. */
export function testSource() {
  let down = (_: Question) => false
  let gate: Promise<void> = Promise.resolve()
  let open = () => {}
  const asked = new Map<string, number>()
  const sources: Sources = {
    async ask(question) {
      const subject = String(Object.values(question.query)[0])
      asked.set(subject, (asked.get(subject) ?? 0) + 1)
      await gate
      if (down(question)) throw new SourceUnavailable('test', 'down')
      return { found: false, source: 'test', fetchedAt: new Date().toISOString(), tries: 1 }
    },
    simulatedRefusal: () => undefined,
    health: () => [],
  }
  return {
    sources,
    /** Number of requests per subject. */
    asked,
    downFor(which: (question: Question) => boolean) {
      down = which
    },
    /** Holds every answer until `open` is called. */
    close() {
      gate = new Promise(resolve => {
        open = resolve
      })
    },
    open: () => open(),
  }
}
