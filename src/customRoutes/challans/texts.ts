import { challanTool as en } from '../../../contracts/messages/en/challanTool.ts'
import { challanTool as hi } from '../../../contracts/messages/hi/challanTool.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

/** What the Challan Tool says; it loads with its pages. */
export const useChallanText = () => usePlainTexts({ en, hi })
