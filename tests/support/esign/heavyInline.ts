import type { HeavyPool, HeavyWork } from '../../../server/platform/ports/heavyPool.ts'

/** Does heavy work in the process of the test, so that no test waits for one to start. */
export const heavyInline: HeavyPool = {
  size: 1,
  async run(task, input) {
    const { default: work } = (await import(task.module.href)) as { default: HeavyWork<typeof input, never> }
    return work(input, () => undefined, 1)
  },
  close: async () => undefined,
}
