import { amlScreen as product } from '../../../contracts/products/amlScreen.ts'
import { defineOwnRunner } from './define.ts'

const firstNames = ['Arvind', 'Meera', 'Sunil', 'Kavita', 'Rakesh', 'Anjali', 'Imran', 'Farah', 'Joseph', 'Gurpreet']
const lastNames = ['Kalsi', 'Nambiar', 'Deshpande', 'Sharma', 'Iyer', 'Qureshi', 'Fernandes', 'Gill', 'Bose', 'Reddy']
const trades = ['Textiles', 'Logistics', 'Exports', 'Foods', 'Infra']
const ORGANISATIONS = 0.3

/** `server/screening` answers from the watch lists; its answer is the result. */
export const amlScreen = defineOwnRunner(product, {
  sample(random) {
    const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? ''
    const country = 'India'
    if (random() < ORGANISATIONS)
      return { kind: 'organisation', name: `${pick(lastNames)} ${pick(trades)} Private Limited`, country }
    return {
      kind: 'person',
      name: `${pick(firstNames)} ${pick(lastNames)}`,
      birth: String(1950 + Math.floor(random() * 50)),
      country,
    }
  },
  // As the sandbox's own lists answer.
  example: {
    outcome: 'possible_match',
    risk: 'medium',
    score: 100,
    hitCount: 1,
    ruledOutCount: 0,
    threshold: 80,
    ruledOut: [],
    hits: [
      {
        entryKey: 'lst_019a9e2f6c3d7b0e8f1a2b3c4d5e6f70:SP-04471',
        entryHash: 'f66gaw-bqPsOFvFkhCm75R',
        list: 'Sandbox political office list (made up)',
        listVersion: 1,
        listDate: '2026-01-15',
        entryId: 'SP-04471',
        entryKind: 'person',
        name: 'Arvind Z. Kalsi',
        programmes: ['Position of influence'],
        births: ['1968'],
        countries: ['IN'],
        positions: ['Chair of a made-up state corporation'],
        tier: 2,
        aliases: ['Arvind Zaveri Kalsi', 'A. Kalsy'],
        identifiers: [],
        links: [],
        remarks: null,
        matchedName: 'Arvind Z. Kalsi',
        aliasQuality: 'primary',
        contradictions: [],
        scoreBefore: null,
        score: 100,
        features: [
          {
            feature: 'sameWords',
            points: 100,
            detail: null,
          },
          {
            feature: 'missingWords',
            points: -5,
            detail: 'Z',
          },
          {
            feature: 'birthDate',
            points: 5,
            detail: 'same',
          },
        ],
        listKind: 'pep',
        risk: 'medium',
        decision: 'open',
        changed: false,
      },
    ],
    lists: [
      {
        list: 'Sandbox adverse media list (made up)',
        kind: 'adverse_media',
        origin: 'sample',
        version: 1,
        date: '2026-01-15',
        entries: 1000,
      },
      {
        list: 'Sandbox political office list (made up)',
        kind: 'pep',
        origin: 'sample',
        version: 1,
        date: '2026-01-15',
        entries: 2000,
      },
      {
        list: 'Sandbox sanctions list (made up)',
        kind: 'sanctions',
        origin: 'sample',
        version: 1,
        date: '2026-01-15',
        entries: 2000,
      },
    ],
  },
})
