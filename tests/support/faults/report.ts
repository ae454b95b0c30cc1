import type { Comparison } from '../bank/comparison.ts'

/** What a round of faults did. */
export interface Round extends Comparison {
  /** Of the installation and of its kinds of fault. */
  where: string
  kind: string
  faults: number
  /** Faults that struck what they were aimed at. */
  struck: number
  /** Processes that ended although they were not told to, or not as they should. */
  ended: string[]
  /** Replies of 500 and more, without 503, by status and call. */
  serverErrors: Map<string, number>
  operations: number
  seconds: number
}

const sum = (rounds: readonly Round[], count: (round: Round) => number) =>
  rounds.reduce((total, round) => total + count(round), 0)

const errorsIn = ({ serverErrors }: Round) => [...serverErrors.values()].reduce((total, count) => total + count, 0)

const columns: [title: string, of: (rounds: readonly Round[]) => number | string][] = [
  ['faults', rounds => sum(rounds, ({ faults }) => faults)],
  ['struck', rounds => sum(rounds, ({ struck }) => struck)],
  ['operations', rounds => sum(rounds, ({ operations }) => operations)],
  ['lost', rounds => sum(rounds, ({ lost }) => lost.length)],
  ['doubled', rounds => sum(rounds, ({ doubled }) => doubled.length)],
  ['wrong', rounds => sum(rounds, ({ wrong }) => wrong.length)],
  ['ended', rounds => sum(rounds, ({ ended }) => ended.length)],
  ['5xx', rounds => sum(rounds, errorsIn)],
  ['seconds', rounds => Math.round(sum(rounds, ({ seconds }) => seconds))],
]

const NAME_WIDTH = 40
const WIDTH = 12

/** A table with one line for each kind of fault, and what went wrong below it. */
export function tableOf(rounds: readonly Round[]): string {
  const line = (name: string, cells: (number | string)[]) =>
    name.padEnd(NAME_WIDTH) + cells.map(cell => String(cell).padStart(WIDTH)).join('')
  const rowOf = (name: string, of: readonly Round[]) =>
    line(
      name,
      columns.map(([, count]) => count(of)),
    )
  const byKind = Map.groupBy(rounds, ({ kind }) => kind)
  return [
    line(
      'kind',
      columns.map(([title]) => title),
    ),
    ...[...byKind].map(([kind, of]) => rowOf(kind, of)),
    rowOf('all', rounds),
    ...rounds.flatMap(detailsOf),
  ].join('\n')
}

/** At most so many of one kind in one round. */
const SHOWN = 5

function detailsOf(round: Round): string[] {
  const { where, kind, lost, doubled, wrong, ended, serverErrors } = round
  const errors = [...serverErrors].map(([call, count]) => `${call} (${count})`)
  const found = Object.entries({ lost, doubled, wrong, ended, '5xx': errors })
  return found.flatMap(([what, list]) => [
    ...list.slice(0, SHOWN).map(one => `  ${what}: ${one} (${where}, ${kind})`),
    ...(list.length > SHOWN ? [`  ${what}: ${list.length - SHOWN} more (${where}, ${kind})`] : []),
  ])
}

/** Whether nothing was lost, doubled or wrong, no process ended, and no call was answered with an internal error. */
export const isClean = ({ lost, doubled, wrong, ended, serverErrors }: Round) =>
  lost.length + doubled.length + wrong.length + ended.length + serverErrors.size === 0
