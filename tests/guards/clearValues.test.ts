import { expect, test } from 'vitest'
import { accessActions } from '../../contracts/people/auditActions.ts'
import { sources } from './sources.ts'

/** Opens the values of a check, of a row of a file, or of an uploaded file. */
const opens =
  /(?<!function )\b(?:(?:openInput|openResult|openPending|openAnalysis|openFile|ownDocument|findReview|gather)\(|cellsOf\((?:ctx\.)?vault)/
const records = /\b(?:recordAccess|recordApiRead|logOpening)\(/

/** What screens show masked, and the page of a check as its product declares it. */
const masks = [
  'server/checks/verifications/earlierAnswer.ts',
  'server/checks/verifications/present.ts',
  'server/checks/schedules/storeChanges.ts',
  'server/ocr/compareWithSource.ts',
  'server/ocr/presentDocument.ts',
  'server/backoffice/batches/errorRows.ts',
  'server/calls/evidence/present.ts',
  'server/fleet/batchChallans.ts',
]

/** Rows of a file before they are checked, as the user has sent them. */
const notChecked = ['changeRow', 'problemRows'].map(name => `server/checks/bulk/${name}.ts`)

/** For whom `recordAccess` is called where the values are sent. */
const recordedElsewhere = [
  'server/checks/reports/checkReport.ts',
  'server/checks/reports/pictures.ts',
  'server/esign/documents.ts',
  'server/court/review/findReview.ts',
  'server/ocr/ownDocument.ts',
  'server/intelligence/gathered.ts',
  'server/inquiries/answers.ts',
  'server/screening/report.ts',
  'server/videoKyc/reportPictures.ts',
]

/** Sent to the recipient of an envelope, which its trail records. */
const inTrail = ['server/esign/copies.ts']

/** Only the platform itself reads them: to ask a source, to compare, to count, to carry a decision on. */
const tellsNobody = [
  'server/checks/aadhaarOtp/confirm.ts',
  'server/checks/bulk/copyJob.ts',
  'server/checks/bulk/runTurn.ts',
  'server/checks/verifications/checkFiles.ts',
  'server/checks/verifications/keptAnswer.ts',
  'server/checks/verifications/queue.ts',
  'server/checks/verifications/runVerification.ts',
  'server/esign/bulk/runTurn.ts',
  'server/esign/digital/complete.ts',
  'server/esign/marks.ts',
  'server/esign/send.ts',
  'server/court/review/drafts.ts',
  'server/court/review/finishReview.ts',
  'server/court/review/sandboxReviews.ts',
  'server/ocr/source.ts',
  'server/proofs/documentSource.ts',
  'server/proofs/offlineSource.ts',
  'server/faces/enrolments.ts',
  'server/faces/readPictures.ts',
  'server/intelligence/byStaff.ts',
  'server/intelligence/gatherReports.ts',
  'server/intelligence/reuse.ts',
  'server/inquiries/reports.ts',
  'server/monitoring/turnOn.ts',
  'server/screening/decisions/markScreenings.ts',
  'server/screening/decisions/ownScreening.ts',
  'server/screening/work/queue.ts',
  // It asks another provider, which the run and the audit log say, and counts.
  'server/backoffice/dryRuns/questions.ts',
  'server/calls/evidence/follow.ts',
  'server/calls/evidence/read.ts',
  'server/bankStatements/applyRules.ts',
  'server/bankStatements/readFiles.ts',
  'server/steps/kinds/bankStatement.ts',
  'server/steps/kinds/check.ts',
  // What it opens is compared: server/trubgv masks it, or records who is shown it.
  'server/steps/kinds/comparing.ts',
  'server/steps/kinds/document.ts',
  'server/steps/kinds/employment.ts',
  'server/steps/kinds/portrait.ts',
  'server/steps/kinds/selfie.ts',
  'server/steps/kinds/video/card.ts',
  'server/steps/kinds/video/judge.ts',
]

/** The account's own vehicles, which its fleet lists by their numbers; and the sandbox, with its audit entry. */
const ofTheirOwn = ['server/checks/usage/replay.ts', 'server/fleet/challans.ts', 'server/fleet/readChecks.ts']

const known = [...masks, ...notChecked, ...recordedElsewhere, ...inTrail, ...tellsNobody, ...ofTheirOwn]
const opening = sources('server/**/*.ts')
  .filter(({ path, text }) => !path.startsWith('server/seed/') && opens.test(text))
  .map(({ path, text }) => ({ path, isRecorded: records.test(text) }))

test('whatever opens the values of a check records who is shown them, or is known not to show them', () => {
  expect(
    opening.filter(({ path, isRecorded }) => !isRecorded && !known.includes(path)).map(({ path }) => path),
  ).toEqual([])
})

test('each exception is one', () => {
  const excused = opening.filter(({ isRecorded }) => !isRecorded).map(({ path }) => path)
  expect(known.filter(path => !excused.includes(path))).toEqual([])
})

test('only `recordAccess` writes an entry that access logs read', () => {
  const writes = new RegExp(
    `\\binsertAudit\\([^)]*(?:${accessActions.map(name => name.replace('.', '\\.')).join('|')})`,
  )
  expect(sources('server/**/*.ts').filter(({ text }) => writes.test(text))).toEqual([])
})
