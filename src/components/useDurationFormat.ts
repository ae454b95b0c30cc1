import { useTexts } from '../i18n/useTexts.ts'

/** Prints seconds as a person says them: `50 s`, `4 min`, `2 h`. */
export const useDurationFormat = () => {
  const text = useTexts('components')
  return (seconds: number) => {
    if (seconds < 60) return text('job.seconds', { count: Math.ceil(seconds) })
    if (seconds < 3600) return text('job.minutes', { count: Math.ceil(seconds / 60) })
    return text('job.hours', { count: Math.ceil(seconds / 3600) })
  }
}
