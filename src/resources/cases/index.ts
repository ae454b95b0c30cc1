import { FolderKanban } from 'lucide-react'
import { caseResource } from '../../../contracts/resources/case.ts'
import { caseScreens } from './caseScreens.ts'
import { StartCaseButton } from './StartCaseButton.tsx'

/** Cases of all products. */
export const cases = caseScreens(caseResource, { icon: FolderKanban, actions: StartCaseButton })
