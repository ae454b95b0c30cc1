import type { StatementFileRecord } from '../../../contracts/resources/statementFile.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../../components/plain/ReloadBoundary.tsx'
import { withTexts } from '../../i18n/bundles.ts'

/** With the words of the customer's pages of statements, which no other page of staff needs. */
const WhatWasRead = lazyPage(
  withTexts(() => import('./WhatWasRead.tsx'), { first: ['app', 'admin', 'shared', 'statements'] }),
)

/** What was read from a file, by a click. */
export const ReadPart = ({ record }: { record: StatementFileRecord }) => (
  <ReloadBoundary>
    <WhatWasRead record={record} />
  </ReloadBoundary>
)
