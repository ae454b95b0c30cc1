import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { HeavyBudget } from '../../../contracts/checks/heavyBudgets.ts'
import { heavyTaskSeconds, heavyTasks, heavyTasksOpen } from '../metrics.ts'
import { type HeavyEnd, HeavyFailure, type HeavyOptions, type HeavyPool, type HeavyTask } from '../ports/heavyPool.ts'
import { createFairQueue } from './fairQueue.ts'
import type { HeavyCall, HeavyMessage } from './process.ts'

export interface HeavyLimits {
  processes: number
  /** Of one process, resident, with everything that its modules have loaded. */
  memoryMb: number
  /** A process without a task ends after this time. */
  idleMs: number
}

export function createHeavyPool(limits: HeavyLimits): HeavyPool {
  const all = new Set<Process>()
  const idle: Process[] = []
  let running = 0
  const waiting = createFairQueue<{ go: (free: Process) => void; fail: (error: Error) => void }>()

  const start = () => {
    const process = startProcess(limits)
    all.add(process)
    const leaveIdle = () => {
      const at = idle.indexOf(process)
      if (at >= 0) idle.splice(at, 1)
    }
    // It is told to end some time before it has.
    process.child.once('disconnect', leaveIdle)
    process.child.once('exit', () => {
      leaveIdle()
      if (all.delete(process) && all.size < limits.processes) {
        const next = waiting.next()
        if (next) next.go(start())
      }
    })
    return process
  }
  const take = (share: HeavyOptions): Process | Promise<Process> => {
    const free = idle.pop() ?? (all.size < limits.processes ? start() : undefined)
    return free ?? new Promise<Process>((go, fail) => waiting.add({ go, fail }, share))
  }
  /** The same process if it has room for the task beside what it has loaded for others, or a new one in its place. */
  const withRoom = (process: Process, module: string, memoryMb: number): Process => {
    if (process.hasRoom(module, memoryMb)) return process
    all.delete(process)
    void process.end('aborted')
    return start()
  }
  const giveBack = (process: Process) => {
    // A process that has exited may still look connected.
    if (!process.child.connected || !all.has(process)) return
    const next = waiting.next()
    if (next) next.go(process)
    else {
      idle.push(process)
      process.rest()
    }
  }

  return {
    size: limits.processes,
    async run<Input, Output>(task: HeavyTask<Input, Output>, input: Input, options: HeavyOptions) {
      const finished = heavyTaskSeconds.startTimer({ task: task.name })
      heavyTasksOpen.inc()
      let result: HeavyEnd | 'done' = 'done'
      try {
        const budget = typeof task.budget === 'function' ? task.budget(input) : task.budget
        const process = withRoom(await take(options), task.module.href, budget.memoryMb)
        running++
        waiting.begin(options)
        try {
          return (await process.run({ task, input, budget, cores: coresFor(running) }, options)) as Output
        } finally {
          running--
          waiting.end(options)
          giveBack(process)
        }
      } catch (error) {
        result = error instanceof HeavyFailure ? error.reason : 'crashed'
        throw error
      } finally {
        heavyTasksOpen.dec()
        finished()
        heavyTasks.inc({ task: task.name, result })
      }
    },
    async close() {
      for (const { fail } of waiting.drain()) fail(new HeavyFailure('a waiting task', 'aborted'))
      await Promise.all([...all].map(process => process.end('aborted')))
    },
  }
}

/** The share of each of so many tasks, at least one core. */
const coresFor = (tasks: number) => Math.max(1, Math.floor(availableParallelism() / tasks))

/** A part of the memory is not the heap's: code, pictures, WebAssembly. */
const HEAP_SHARE = 0.6

/** What a process that reads hostile files may do: read, use native libraries, start threads. It cannot write or start programs. */
const PERMISSIONS = ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker', '--allow-wasi']

/** Of our environment, only these: a process that reads hostile files has no business with secrets. */
const { PATH, TZ, LANG, SystemRoot, TEMP } = process.env

/**
 * For the allocator of glibc: pictures of many megabytes come and go, and what is freed goes back to the system. A process that has read nine
 * documents holds 370 MB with this and 630 MB without it.
 */
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** A task may take so many times its time of the processor on the clock: others work beside it. */
const CLOCK = 4

/** What a process holds before its first task, in MB, and a little more. */
const BARE_MB = 80

interface Run<Input, Output> {
  task: HeavyTask<Input, Output>
  input: Input
  budget: HeavyBudget
  cores: number
}

type Process = ReturnType<typeof startProcess>

function startProcess({ memoryMb, idleMs }: HeavyLimits) {
  const child: ChildProcess = fork(new URL('./process.ts', import.meta.url), [String(memoryMb)], {
    execArgv: [
      ...PERMISSIONS,
      `--max-old-space-size=${Math.round(memoryMb * HEAP_SHARE)}`,
      '--disable-warning=SecurityWarning',
    ],
    env: Object.fromEntries(
      Object.entries({ ...MALLOC, PATH, TZ, LANG, SystemRoot, TEMP }).filter(([, value]) => value !== undefined),
    ),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // A process that the system cannot start has no exit of its own.
  child.on('error', () => child.pid === undefined && child.emit('exit', null, null))
  let resting: NodeJS.Timeout | undefined
  const ended = new Promise<void>(resolve =>
    child.once('exit', () => {
      clearTimeout(resting)
      resolve()
    }),
  )
  let endedBy: HeavyEnd | undefined
  /** What the process held at the end of its last task. */
  let residentMb = BARE_MB
  /** What it held before the first task of each module. */
  const heldBefore = new Map<string, number>()
  const end = (reason: HeavyEnd) => {
    endedBy ??= reason
    // A resting process does not keep this one alive, so that whoever awaits its end might wait for nothing.
    child.ref()
    child.kill('SIGKILL')
    return ended
  }
  return {
    child,
    end,
    rest() {
      resting = setTimeout(() => child.connected && child.disconnect(), idleMs)
      resting.unref()
      child.unref()
      child.channel?.unref()
    },
    hasRoom: (module: string, taskMb: number) =>
      heldBefore.has(module) || heldBefore.size === 0 || residentMb + taskMb <= memoryMb,
    run<Input, Output>(
      { task, input, budget, cores }: Run<Input, Output>,
      { onStep, signal }: HeavyOptions,
    ): Promise<unknown> {
      const module = task.module.href
      const before = heldBefore.get(module) ?? residentMb
      heldBefore.set(module, before)
      clearTimeout(resting)
      child.ref()
      child.channel?.ref()
      return new Promise((resolve, reject) => {
        const fail = (reason: HeavyEnd, cause?: unknown) =>
          settle(() => reject(new HeavyFailure(task.name, reason, cause)))
        const onMessage = (message: HeavyMessage) => {
          if ('step' in message) {
            onStep?.(message.step)
            return
          }
          residentMb = message.residentMb
          if ('error' in message) fail('error', message.error)
          else settle(() => resolve(message.output))
        }
        const onExit = (_code: number | null, killedBy: NodeJS.Signals | null) => fail(endedBy ?? endOf(killedBy))
        const onAbort = () => void end('aborted')
        const timer = setTimeout(() => void end('time'), CLOCK * budget.limitMs)
        const settle = (how: () => void) => {
          clearTimeout(timer)
          child.off('message', onMessage).off('exit', onExit)
          signal?.removeEventListener('abort', onAbort)
          how()
        }
        child.on('message', onMessage).once('exit', onExit)
        if (signal?.aborted) return void end('aborted')
        signal?.addEventListener('abort', onAbort)
        const { limitMs } = budget
        const call: HeavyCall = {
          module,
          input,
          cores,
          limitMs,
          memoryMb: Math.min(memoryMb, before + budget.memoryMb),
        }
        child.send(call, error => error && fail('crashed', error))
      })
    },
  }
}

/** V8 aborts when the heap is full; the kernel kills; `watch.ts` kills for memory and terminates for time. */
function endOf(killedBy: NodeJS.Signals | null): HeavyEnd {
  if (killedBy === 'SIGTERM') return 'time'
  return killedBy === 'SIGABRT' || killedBy === 'SIGKILL' ? 'memory' : 'crashed'
}
