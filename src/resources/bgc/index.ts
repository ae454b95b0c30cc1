import { UserRoundSearch } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { bgcCaseResource } from '../../../contracts/resources/case.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { caseScreens } from '../cases/caseScreens.ts'
import { AddCandidateButton } from './AddCandidateButton.tsx'
import { LocationWords } from './LocationWords.tsx'

/** Background verifications: the list and board of cases, and a page with the answer of each check. */
export const bgcCases = {
  ...caseScreens(bgcCaseResource, {
    icon: UserRoundSearch,
    actions: AddCandidateButton,
    locationWords: LocationWords,
    crumbs: [
      { label: text('Background verification', 'बैकग्राउंड वेरिफ़िकेशन'), to: paths.bgc },
      { label: text('Candidates', 'उम्मीदवार') },
    ],
  }),
  show: lazyPage(() => import('./BgcCasePage.tsx')),
}
