import { ScanSearch } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { trubgvCaseResource } from '../../../contracts/resources/case.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { caseScreens } from '../cases/caseScreens.ts'
import { NewButton } from './NewButton.tsx'

/** Verifications of many sources: the list and the board of their cases, and a page that compares. */
export const trubgvCases = {
  ...caseScreens(trubgvCaseResource, {
    icon: ScanSearch,
    actions: NewButton,
    crumbs: [{ label: text('TruBGV', 'TruBGV'), to: paths.trubgv }, { label: text('Responses', 'जवाब') }],
  }),
  show: lazyPage(() => import('./DetailPage.tsx')),
}
