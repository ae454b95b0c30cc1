import { templates as en } from '../../../contracts/messages/en/templates.ts'
import { templates as hi } from '../../../contracts/messages/hi/templates.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

/** What templates and drafts say; it loads with their pages. */
export const useTemplateText = () => usePlainTexts({ en, hi })
