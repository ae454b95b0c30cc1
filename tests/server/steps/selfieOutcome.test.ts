import { describe, expect, test } from 'vitest'
import { livenessOfPictures, type SelfieEvidence, selfieFindings } from '../../../server/steps/kinds/selfieOutcome.ts'

const good: SelfieEvidence = { liveness: 'passed', match: { outcome: 'same', score: 81.5 }, fromCamera: true }
const outcomeOf = (changes: Partial<SelfieEvidence>, asksLiveness = true) => {
  const { outcome, facts } = selfieFindings({ ...good, ...changes }, { asksLiveness })
  return [outcome, facts['reason']]
}

test('a person who moved as asked and whose face is that of the document is matched', () => {
  expect(selfieFindings(good, { asksLiveness: true })).toEqual({
    outcome: 'matched',
    facts: { liveness: 'passed', similarity: 'same', score: 81.5, fromCamera: true, reason: null },
  })
  expect(outcomeOf({ liveness: 'notDone' }, false)).toEqual(['matched', null])
})

describe('is not matched', () => {
  test.each<[string, Partial<SelfieEvidence>, string, string | null]>([
    ['who did not move as asked', { liveness: 'notPassed', match: 'notMade' }, 'unproven', 'notPassed'],
    ['whose movements cannot be judged', { liveness: 'unclear', match: 'notMade' }, 'unproven', 'unclear'],
    ['whose movements were not asked for in time', { liveness: 'notDone' }, 'review', 'uploaded'],
    ['of whom only a file was uploaded', { fromCamera: false }, 'review', 'uploaded'],
    ['whose face was not found', { match: 'noFace' }, 'unproven', 'noFace'],
    ['whose document was not read', { match: 'noDocument' }, 'noPortrait', 'noDocument'],
    ['whose document has no portrait', { match: 'noPortrait' }, 'noPortrait', 'noPortrait'],
    ['between the limits', { match: { outcome: 'review', score: 44 } }, 'review', 'between'],
    ['of another face', { match: { outcome: 'different', score: 20 } }, 'mismatch', null],
    [
      'of another face, in an uploaded file',
      { match: { outcome: 'different', score: 20 }, fromCamera: false },
      'mismatch',
      null,
    ],
  ])('%s', (_, changes, outcome, reason) => {
    expect(outcomeOf(changes)).toEqual([outcome, reason])
  })
})

test('movements that were judged on other pictures of the same challenge prove nothing', () => {
  const pictures = ['fil_1', 'fil_2', 'fil_3', 'fil_4']
  expect(livenessOfPictures('passed', pictures, pictures)).toBe('passed')
  expect(livenessOfPictures('notPassed', pictures, pictures)).toBe('notPassed')
  expect(livenessOfPictures('passed', pictures, ['fil_5', ...pictures.slice(1)])).toBe('unclear')
  expect(livenessOfPictures('passed', pictures, pictures.toReversed())).toBe('unclear')
})
