import { dependenciesOf } from '../../../contracts/cases/dependencies.ts'
import type { Plan, PlanStep } from '../../../contracts/cases/plan.ts'

/** How long a kind of step takes, from its beginning to its end, in milliseconds, by what was measured. */
export interface StepTime {
  p50Ms: number
  p90Ms: number
  /** The share of cases in which it was asked at all, 0 to 1. */
  share: number
}

/** After so many milliseconds from the start of a case, half and nine in ten have ended. */
export interface PromisedTime {
  p50Ms: number
  p90Ms: number
}

export interface CasePromise {
  whole: PromisedTime
  steps: ReadonlyMap<string, PromisedTime>
}

const RUNS = 600
/** Of the z-distribution: nine in ten. */
const Z90 = 1.2816
/** A little above nine in ten, so that the sampling error does not break the promise. */
const KEPT = 0.93

/**
 * When each step of a plan and the whole case are expected to end. The plan is run many times with times drawn from the history of each kind of step, with the same random
 * numbers each time: the same history gives the same promise. Times are log-normal, as waiting for people is.
 */
export function promiseOf(plan: Plan, timeOf: (step: PlanStep) => StepTime): CasePromise {
  const random = seeded(1)
  const ends: number[][] = plan.steps.map(() => [])
  const wholes: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const end = simulate(plan, timeOf, random)
    end.forEach((at, index) => ends[index]?.push(at))
    wholes.push(Math.max(...end))
  }
  const steps = new Map(plan.steps.map(({ id }, index) => [id, promised(ends[index] ?? [])]))
  return { whole: promised(wholes), steps }
}

/** One run of a plan: when each of its steps has ended, in milliseconds from the start. */
export function simulate(plan: Plan, timeOf: (step: PlanStep) => StepTime, random: () => number): number[] {
  const end = new Map<string, number>()
  return plan.steps.map((step, index) => {
    const begin = Math.max(0, ...[...dependenciesOf(plan, index)].map(id => end.get(id) ?? 0))
    const { p50Ms, p90Ms, share } = timeOf(step)
    const isAsked = step.when === undefined || random() < share
    const at = begin + (isAsked ? drawn(p50Ms, p90Ms, random) : 0)
    end.set(step.id, at)
    return at
  })
}

function drawn(p50Ms: number, p90Ms: number, random: () => number): number {
  const sigma = Math.log(Math.max(1, p90Ms / Math.max(1, p50Ms))) / Z90
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return p50Ms * Math.exp(sigma * normal)
}

function promised(times: readonly number[]): PromisedTime {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
  return { p50Ms: at(0.5), p90Ms: at(KEPT) }
}

/** Mulberry32: numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
