import { describe, expect, test } from 'vitest'
import { type VideoReason, videoReasons } from '../../../contracts/cases/videoKyc/session.ts'
import { usualVideoKycSettings } from '../../../contracts/cases/videoKyc/settings.ts'
import { type VideoEvidence, videoFindings } from '../../../server/steps/kinds/video/findings.ts'

const good: VideoEvidence = {
  way: 'moving',
  attempts: 1,
  fromCamera: true,
  card: { isSure: true, number: 'AAAPZ1000A', name: 'ROHAN ZAVERI' },
  pan: { status: 'valid', name: 'ROHAN ZAVERI' },
  holder: 'yes',
  liveness: { outcome: 'passed', turn: 17 },
  match: { outcome: 'same', score: 80 },
  isCodeRight: true,
  place: 'inside',
  country: 'IN',
  answersDiffer: false,
}
const judged = (changes: Partial<VideoEvidence>, settings: Partial<typeof usualVideoKycSettings> = {}) =>
  videoFindings({ ...good, ...changes }, { ...usualVideoKycSettings, ...settings })
const outcomeOf = (...given: Parameters<typeof judged>): [string, VideoReason[]] => {
  const { outcome, reasons } = judged(...given)
  return [outcome, reasons]
}

test('a session of which everything is known and good has passed', () => {
  expect(judged({})).toMatchObject({ outcome: 'passed', reasons: [], facts: { reason: null, number: 'AAAPZ1000A' } })
  expect(outcomeOf({ isCodeRight: null })).toEqual(['passed', []])
})

describe('has not passed', () => {
  test.each<[string, Partial<VideoEvidence>, string, VideoReason[]]>([
    ['without movements, however good the rest', { way: 'still', liveness: 'notDone' }, 'review', ['still']],
    ['with uploaded pictures', { fromCamera: false }, 'review', ['notFromCamera']],
    [
      'without a readable card',
      { card: 'unreadable', pan: 'notAsked', match: 'noPortrait', holder: 'unknown' },
      'unproven',
      ['panUnreadable'],
    ],
    [
      'while the card has no reading',
      { card: 'noAnswer', pan: 'notAsked', holder: 'unknown' },
      'review',
      ['checkMissing'],
    ],
    ['with a doubtful card', { card: { isSure: false, number: 'AAAPZ1000A', name: 'R' } }, 'review', ['panDoubtful']],
    [
      'with a card without a name',
      { card: { isSure: true, number: 'AAAPZ1000A', name: null } },
      'review',
      ['panDoubtful'],
    ],
    ['with a PAN that the source does not have', { pan: 'notFound' }, 'failed', ['panNotFound']],
    [
      'with such a PAN that was read with doubt',
      { card: { isSure: false, number: 'AAAPZ1000A', name: 'R' }, pan: 'notFound' },
      'review',
      ['panDoubtful', 'panNotFound'],
    ],
    ['while the source is down', { pan: 'noAnswer' }, 'review', ['panSourceDown']],
    ['with a PAN that was not asked for', { pan: 'notAsked' }, 'review', ['panDoubtful']],
    ['with an inactive PAN', { pan: { status: 'inactive', name: 'ROHAN ZAVERI' } }, 'review', ['panInactive']],
    ['with another name at the source', { pan: { status: 'name_differs', name: 'A B' } }, 'review', ['panNameDiffers']],
    ['with a PAN of somebody else', { holder: 'no' }, 'review', ['nameDiffers']],
    ['with a name that fits others as well', { holder: 'likely' }, 'review', ['nameDiffers']],
    ['of a person without a name', { holder: 'unknown' }, 'review', ['nameDiffers']],
    ['who did not move', { liveness: { outcome: 'notPassed', turn: 2 } }, 'unproven', ['livenessNotPassed']],
    ['whose movements are unclear', { liveness: { outcome: 'unclear', turn: null } }, 'unproven', ['livenessUnclear']],
    ['whose turns were not measured', { liveness: { outcome: 'passed', turn: null } }, 'unproven', ['livenessUnclear']],
    ['whose liveness has no result', { liveness: 'noAnswer' }, 'review', ['checkMissing']],
    ['whose liveness was not judged', { liveness: 'notDone' }, 'review', ['livenessNotDone']],
    ['with another face', { match: { outcome: 'different', score: 30 } }, 'failed', ['faceDiffers']],
    ['with a face in between', { match: { outcome: 'review', score: 44 } }, 'review', ['faceBetween']],
    ['without a portrait', { match: 'noPortrait' }, 'review', ['noPortrait']],
    ['without a face', { match: 'noFace' }, 'unproven', ['noFace']],
    ['without a comparison', { match: 'noAnswer' }, 'review', ['checkMissing']],
    ['with wrong digits', { isCodeRight: false }, 'unproven', ['codeWrong']],
    ['without a place', { place: 'refused' }, 'review', ['placeRefused']],
    ['at an unknown place', { place: 'unknown' }, 'review', ['placeUnknown']],
    ['near a border', { place: 'unclear' }, 'review', ['placeUnclear']],
    ['abroad', { place: 'outside' }, 'failed', ['placeOutside']],
    ['in an unknown network', { country: null }, 'review', ['networkUnknown']],
    ['in a foreign network', { country: 'US' }, 'failed', ['networkOutside']],
    ['with an unexpected answer', { answersDiffer: true }, 'review', ['answerDiffers']],
    [
      'abroad and with wrong digits: nothing is asked again',
      { place: 'outside', isCodeRight: false },
      'failed',
      ['codeWrong', 'placeOutside'],
    ],
  ])('%s', (_, changes, outcome, reasons) => {
    expect(outcomeOf(changes)).toEqual([outcome, reasons])
  })
})

test('no fact that is taken away makes a session better: every one alone keeps it from passing', () => {
  const worse: Partial<VideoEvidence>[] = [
    { card: 'noAnswer' },
    { pan: 'noAnswer' },
    { holder: 'unknown' },
    { liveness: 'noAnswer' },
    { match: 'noAnswer' },
    { place: 'unknown' },
    { country: null },
    { fromCamera: false },
  ]
  for (const one of worse) for (const other of worse) expect(judged({ ...one, ...other }).outcome).not.toBe('passed')
})

test('settings decide what is demanded, and raise the thresholds', () => {
  expect(outcomeOf({ place: 'outside' }, { placeInIndia: 'recorded' })).toEqual(['passed', []])
  expect(outcomeOf({ country: 'US' }, { networkInIndia: 'recorded' })).toEqual(['passed', []])
  expect(outcomeOf({}, { matchScore: 81 })).toEqual(['review', ['faceBetween']])
  expect(outcomeOf({}, { turn: 18 })).toEqual(['unproven', ['turnTooSmall']])
})

test('the reason that decides is the main one, and every reason can be given', () => {
  expect(judged({ place: 'refused', match: { outcome: 'different', score: 10 } }).facts['reason']).toBe('faceDiffers')
  expect(new Set(videoReasons).size).toBe(videoReasons.length)
})
