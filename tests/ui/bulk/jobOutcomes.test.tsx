// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { productOf } from '../../../contracts/products/index.ts'
import { JobOutcomes } from '../../../src/resources/verifications/bulk/JobOutcomes.tsx'
import type { JobRow } from '../../../src/resources/verifications/bulk/job.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const open = (status: JobRow['status']) =>
  renderConsolePage(
    () => (
      <>
        <JobOutcomes product={productOf('aml-screen')} job={{ id: 'job_1', status } as JobRow} />
        <p>The rest</p>
      </>
    ),
    {
      answers: {
        'GET /api/bulk-jobs/job_1/outcomes': () => ({
          body: {
            outcomes: [
              { status: 'completed', outcome: 'clear', count: 1_027 },
              { status: 'source_unavailable', outcome: null, count: 2 },
              { status: 'completed', outcome: 'possible_match', count: 1 },
            ],
          },
        }),
      },
    },
  )

test('an ended file says what it ended with, what needs a person first, each a link to its checks', async () => {
  await open('completed')
  await screen.findByRole('heading', { name: 'Outcomes' })
  const links = screen.getAllByRole('link')
  expect(links.map(link => link.textContent?.trim())).toEqual(['1 To decide', '2 Source unavailable', '1,027 Clear'])
  const filters = links.map(link => {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://console.test')
    return [pathname, JSON.parse(searchParams.get('filter') ?? '')]
  })
  expect(filters).toEqual([
    ['/aml-responses', { jobId: 'job_1', status: ['completed'], outcome: ['possible_match'] }],
    ['/aml-responses', { jobId: 'job_1', status: ['source_unavailable'] }],
    ['/aml-responses', { jobId: 'job_1', status: ['completed'], outcome: ['clear'] }],
  ])
})

test('a running file has not ended with anything', async () => {
  const { seen } = await open('running')
  await screen.findByText('The rest')
  expect(screen.queryByRole('heading', { name: 'Outcomes' })).toBeNull()
  expect(seen.filter(({ path }) => path.includes('outcomes'))).toEqual([])
})
