import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { namePool } from '../names/namePool.ts'
import { fullName, type Person, respell } from '../names/perturb.ts'
import { randomFrom } from '../names/random.ts'

export const entryId = (place: number) => `NK-${place}`

export const birthOf = (place: number) => `${1940 + (place % 60)}-${String((place % 12) + 1).padStart(2, '0')}-15`

export const peopleFrom = (seed: number, count: number): Person[] => {
  const next = namePool(randomFrom(seed))
  return Array.from({ length: count }, next)
}

/** Writes these people as a file of OpenSanctions, `targets.nested.json`: half a kilobyte each, every third with an alias. */
export const writeListFile = (path: string, people: readonly Person[]): Promise<void> =>
  pipeline(lines(people), createWriteStream(path))

function* lines(people: readonly Person[]) {
  const random = randomFrom(41)
  for (const [place, person] of people.entries()) {
    const name = fullName(person)
    const alias = place % 3 === 0 ? [respell(random, name)] : []
    yield `${JSON.stringify(entry(place, name, alias))}\n`
  }
}

const entry = (place: number, name: string, alias: string[]) => ({
  id: entryId(place),
  caption: name,
  schema: 'Person',
  last_change: '2026-11-01T00:00:00',
  properties: {
    name: [name],
    ...(alias.length > 0 && { alias }),
    topics: ['sanction'],
    birthDate: [birthOf(place)],
    nationality: ['in'],
    gender: ['male'],
    idNumber: [`ID-${place}-${place % 97}`],
    sourceUrl: [`https://list.example.test/entries/${place}`],
    notes: ['Made up for measuring; a remark of the usual length about why this person stands on the list.'],
    sanctions: [{ id: `S-${place}`, schema: 'Sanction', properties: { program: [`Programme ${place % 20}`] } }],
  },
})
