import type { Browser } from 'playwright'
import { type Prepare, type Visit, type Visited, visit } from './visit.ts'

const ROUNDS = 5

interface Options {
  ours: Record<string, Visited>
  /** Places that the vanilla application has too. */
  theirs: Record<string, Visited>
  prepare?: Prepare
}

/** The visits of each place in the order of the rounds; each of `theirs` was made just before ours. */
export type Rounds = Record<string, { ours: Visit[]; theirs: Visit[] }>

/** Five cold visits of each place, ours and the vanilla application's in turn. */
export async function visitInRounds(browser: Browser, { ours, theirs, prepare }: Options): Promise<Rounds> {
  // A browser's very first page takes seconds, and a server's first answers are slower than its later ones.
  for (const place of [...Object.values(theirs), ...Object.values(ours)]) await visit(browser, place)
  const rounds: Rounds = Object.fromEntries(Object.keys(ours).map(place => [place, { ours: [], theirs: [] }]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [place, seen] of Object.entries(rounds)) {
      if (theirs[place]) seen.theirs.push(await visit(browser, theirs[place], prepare))
      if (ours[place]) seen.ours.push(await visit(browser, ours[place], prepare))
    }
  return rounds
}
