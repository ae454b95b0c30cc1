import { filesInSubject } from '../../contracts/files/filesSubject.ts'
import { useTexts } from '../i18n/useTexts.ts'

/** What a check was about: the masked identifier, or how many files it reads. */
export const Subject = ({ subject }: { subject: string }) => {
  const words = useSubjectWords()
  return filesInSubject(subject) ? words(subject) : <span className="mono">{subject}</span>
}

/** The same in words alone. */
export function useSubjectWords(): (subject: string) => string {
  const text = useTexts('components')
  return subject => {
    const count = filesInSubject(subject)
    return count ? text('files', { smart_count: count }) : subject
  }
}
