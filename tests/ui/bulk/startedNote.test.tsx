import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StartedNote } from '../../../src/resources/verifications/bulk/BulkForm.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

test.each([
  ['running', 'pans.csv has started. You can leave this page while it runs.'],
  ['completed', 'pans.csv has ended. See its result here or under all files.'],
])('a file that is %s', async (status, words) => {
  await renderConsolePage(() => <StartedNote id="job_1" name="pans.csv" />, {
    answers: { 'GET /api/resources/bulk-jobs/job_1': () => ({ body: { id: 'job_1', status } }) },
  })
  expect(await screen.findByText(words)).toBeTruthy()
})
