import { describe, expect, test } from 'vitest'
import { usualVideoKycSettings } from '../../../contracts/cases/videoKyc/settings.ts'
import { type CallEvidence, findingsOf, headlineOf } from '../../../server/calls/evidence/findings.ts'

const good: CallEvidence = {
  card: { isSure: true, number: 'AAAPR1000H', name: 'SURESH ROY' },
  answer: 'card',
  pan: { status: 'valid', name: 'Suresh Roy' },
  holder: 'yes',
  face: { outcome: 'same', score: 80 },
  place: 'inside',
  country: 'IN',
}
const found = (more: Partial<CallEvidence>, settings: Partial<typeof usualVideoKycSettings> = {}) =>
  findingsOf({ ...good, ...more }, { ...usualVideoKycSettings, ...settings })
const blocks = (more: Partial<CallEvidence>) =>
  found(more).flatMap(({ finding, blocks: isBlocking }) => (isBlocking ? [finding] : []))

describe('the findings of a session', () => {
  test('are none only when everything required is known and good', () => {
    expect(found({})).toEqual([])
    expect(headlineOf([])).toBe('clear')
  })

  test('whatever is missing, running, contrary or unanswered blocks', () => {
    expect(blocks({ card: 'missing', face: 'noPortrait' })).toEqual(['cardMissing'])
    expect(blocks({ card: 'running' })).toEqual(['checkRunning'])
    expect(blocks({ card: 'unreadable' })).toEqual(['panUnreadable'])
    expect(blocks({ card: 'noAnswer' })).toContain('checkMissing')
    expect(blocks({ card: { isSure: true, number: null, name: 'SURESH ROY' } })).toEqual(['panDoubtful'])
    expect(blocks({ answer: null })).toEqual(['cardUnanswered'])
    expect(blocks({ answer: 'printed' })).toEqual(['cardPrinted'])
    expect(blocks({ pan: 'notAsked' })).toEqual(['panNotAsked'])
    expect(blocks({ pan: 'running' })).toEqual(['checkRunning'])
    expect(blocks({ pan: 'noAnswer' })).toEqual(['panSourceDown'])
    expect(blocks({ pan: 'notFound' })).toEqual(['panNotFound'])
    expect(blocks({ pan: { status: 'inactive', name: 'Suresh Roy' } })).toEqual(['panInactive'])
    expect(blocks({ holder: 'no' })).toEqual(['nameDiffers'])
    expect(blocks({ holder: 'unknown' })).toEqual(['nameDiffers'])
    expect(blocks({ face: 'missing' })).toEqual(['faceMissing'])
    expect(blocks({ face: 'running' })).toEqual(['checkRunning'])
    for (const face of ['noFace', 'noPortrait', 'severalFaces'] as const) expect(blocks({ face })).toEqual([face])
    expect(blocks({ face: 'noAnswer' })).toEqual(['checkMissing'])
    expect(blocks({ face: { outcome: 'different', score: 20 } })).toEqual(['faceDiffers'])
    expect(blocks({ face: { outcome: 'review', score: 45 } })).toEqual(['faceBetween'])
    expect(blocks({ place: 'outside' })).toEqual(['placeOutside'])
    expect(blocks({ place: 'unknown' })).toEqual(['placeUnknown'])
    expect(blocks({ country: 'US' })).toEqual(['networkOutside'])
  })

  test('what people can see for themselves is a doubt', () => {
    for (const more of [
      { card: { isSure: false, number: 'AAAPR1000H', name: 'SURESH ROY' } },
      { holder: 'likely' },
      { place: 'unclear' },
      { country: null },
    ] as const) {
      expect(found(more)).toMatchObject([{ blocks: false }])
      expect(headlineOf(found(more))).toBe('doubtful')
    }
  })

  test('the score that the settings demand counts, and a place that is only recorded does not', () => {
    expect(found({ face: { outcome: 'same', score: 60 } }, { matchScore: 70 })).toEqual([
      { finding: 'faceBetween', blocks: true },
    ])
    const recorded = { placeInIndia: 'recorded', networkInIndia: 'recorded' } as const
    expect(found({ place: 'outside', country: 'US' }, recorded)).toEqual([])
  })

  test('the headline is the worst of them', () => {
    expect(headlineOf(found({ place: 'unclear', face: 'missing' }))).toBe('missing')
    expect(headlineOf(found({ place: 'unclear', face: 'missing', answer: 'printed' }))).toBe('contrary')
  })
})
