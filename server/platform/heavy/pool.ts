import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { heavyTaskSeconds, heavyTasks, heavyTasksOpen } from '../metrics.ts'
import { type HeavyEnd, HeavyFailure, type HeavyOptions, type HeavyPool, type HeavyTask } from '../ports/heavyPool.ts'
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
  const waiting: { go: (free: Process) => void; fail: (error: Error) => void }[] = []

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
      all.delete(process)
      leaveIdle()
      if (waiting.length > 0 && all.size < limits.processes) waiting.shift()?.go(start())
    })
    return process
  }
  const take = (): Process | Promise<Process> => {
    const free = idle.pop() ?? (all.size < limits.processes ? start() : undefined)
    return free ?? new Promise<Process>((go, fail) => waiting.push({ go, fail }))
  }
  const giveBack = (process: Process) => {
    // A process that has exited may still look connected.
    if (!process.child.connected || !all.has(process)) return
    const next = waiting.shift()
    if (next) next.go(process)
    else {
      idle.push(process)
      process.rest()
    }
  }

  return {
    size: limits.processes,
    async run<Input, Output>(task: HeavyTask<Input, Output>, input: Input, options: HeavyOptions = {}) {
      const finished = heavyTaskSeconds.startTimer({ task: task.name })
      heavyTasksOpen.inc()
      let result: HeavyEnd | 'done' = 'done'
      try {
        const process = await take()
        running++
        try {
          return (await process.run(task, input, options, coresFor(running))) as Output
        } finally {
          running--
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
      for (const { fail } of waiting.splice(0)) fail(new HeavyFailure('a waiting task', 'aborted'))
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
  let resting: NodeJS.Timeout | undefined
  const ended = new Promise<void>(resolve =>
    child.once('exit', () => {
      clearTimeout(resting)
      resolve()
    }),
  )
  let endedBy: HeavyEnd | undefined
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
    run<Input, Output>(
      task: HeavyTask<Input, Output>,
      input: Input,
      { onStep, signal }: HeavyOptions,
      cores: number,
    ): Promise<unknown> {
      clearTimeout(resting)
      child.ref()
      child.channel?.ref()
      return new Promise((resolve, reject) => {
        const fail = (reason: HeavyEnd, cause?: unknown) =>
          settle(() => reject(new HeavyFailure(task.name, reason, cause)))
        const onMessage = (message: HeavyMessage) => {
          if ('step' in message) onStep?.(message.step)
          else if ('error' in message) fail('error', message.error)
          else settle(() => resolve(message.output))
        }
        const onExit = (_code: number | null, killedBy: NodeJS.Signals | null) =>
          fail(endedBy ?? (killedBy && outOfMemory.has(killedBy) ? 'memory' : 'crashed'))
        const onAbort = () => void end('aborted')
        const timer = setTimeout(() => void end('time'), task.limitMs)
        const settle = (how: () => void) => {
          clearTimeout(timer)
          child.off('message', onMessage).off('exit', onExit)
          signal?.removeEventListener('abort', onAbort)
          how()
        }
        child.on('message', onMessage).once('exit', onExit)
        if (signal?.aborted) return void end('aborted')
        signal?.addEventListener('abort', onAbort)
        const call: HeavyCall = { module: task.module.href, input, cores }
        child.send(call, error => error && fail('crashed', error))
      })
    },
  }
}

/** V8 aborts when the heap is full; `watch.ts` and the kernel kill. */
const outOfMemory = new Set<NodeJS.Signals>(['SIGABRT', 'SIGKILL'])
