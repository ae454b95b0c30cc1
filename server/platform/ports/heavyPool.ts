import type { HeavyBudget } from '../../../contracts/checks/heavyBudgets.ts'

/**
 * Work that would block the event loop or needs a lot of memory, such as reading a document. Its module default-exports the work:
 * a function of the input and of `report`, which tells the caller about a step. Input and output are copied by structured cloning. An
 * error loses its class on the way, so an expected problem is returned, not thrown. `cores` is the task's share of the machine's: more than one only
 * while no other task needs them.
 */
export interface HeavyTask<Input, Output> {
  /** In metrics and logs. */
  name: string
  module: URL
  /** What it may take; a task that takes more is ended. */
  budget: HeavyBudget | ((input: Input) => HeavyBudget)
  /** Never set: it ties the types of the work to the task. */
  readonly work?: HeavyWork<Input, Output>
}

export type HeavyWork<Input, Output> = (input: Input, report: (step: string) => void, cores: number) => Promise<Output>

export const defineHeavyTask = <Input, Output>(task: HeavyTask<Input, Output>): HeavyTask<Input, Output> => task

/** Why a task has no output: it took too long or too much memory, it was aborted, its process ended, or its work threw an error. */
export type HeavyEnd = 'time' | 'memory' | 'aborted' | 'crashed' | 'error'

export class HeavyFailure extends Error {
  readonly reason: HeavyEnd

  constructor(task: string, reason: HeavyEnd, cause?: unknown) {
    super(`${task}: ${reason}`, { cause })
    this.reason = reason
  }
}

export interface HeavyOptions {
  /** The account that the work is for: accounts take turns. Null for a stranger's. */
  userId: string | null
  /** Test work waits for live work; `live` if absent. */
  mode?: 'live' | 'test'
  onStep?: (step: string) => void
  /** Ends the task, with its process if it runs already. */
  signal?: AbortSignal
}

/**
 * Processes of this node for heavy tasks. They start with the first task and end when they have been idle, so that an unused pool costs
 * nothing. Processes and not threads, because a thread whose heap is full can end the whole node (docs/decisions/0060).
 */
export interface HeavyPool {
  /** How many tasks run at once; more of them wait, and accounts take turns. */
  readonly size: number
  /** Throws `HeavyFailure`. */
  run<Input, Output>(task: HeavyTask<Input, Output>, input: Input, options: HeavyOptions): Promise<Output>
  /** Ends every process; running tasks fail as aborted. */
  close(): Promise<void>
}
