import { clientConfig } from '../../../dataProvider/clientConfig.ts'

const PLAIN = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg'
const WORD = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Whether Word documents are taken here. */
export const takesWord = (): boolean => clientConfig().word

/** For choosing files, not for trusting them. */
export const accepted = (): string => (takesWord() ? `${PLAIN},${WORD}` : PLAIN)
