import { askSubject } from '../../../contracts/calls/inquiryReviews.ts'
import { nodeIdentifiers } from '../../../contracts/inquiries/graph.ts'
import { reviewLimits } from '../../../contracts/inquiries/reviewLimits.ts'
import { sectionsOfProduct, sections as sectionWords } from '../../../contracts/inquiries/sections.ts'
import type { ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface AskSubjectProps {
  shown: ShownInquiryDetail
  onDone: () => Promise<void>
  onClose: () => void
}

/** Who is asked, which numbers are theirs, what they are shown, and why. */
export const AskSubject = ({ shown, onDone, onClose }: AskSubjectProps) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const own = shown.nodes.filter(({ isSubject }) => isSubject)
  const answered = shown.nodes.flatMap(({ questions }) =>
    questions.filter(({ state }) => state === 'answered' || state === 'notFound').map(({ product }) => product),
  )
  const offered = [...new Set(answered.flatMap(sectionsOfProduct))]
  return (
    <ActionDialog
      guard
      wide
      call={askSubject}
      params={{ id: shown.id }}
      title={text('reviews.askTitle')}
      detail={text('reviews.askDetail')}
      defaults={{
        // One number is the person's; of several, some may be somebody else's.
        about: own.length === 1 ? own.map(({ id }) => id) : [],
        sections: offered,
        code: true,
        locale,
        days: reviewLimits.days.usual,
      }}
      fields={[
        { source: 'name', kind: 'text', label: text('reviews.name') },
        { source: 'email', kind: 'email', half: true, label: text('reviews.email') },
        {
          source: 'phone',
          kind: 'tel',
          half: true,
          label: text('reviews.phone'),
          hint: text('reviews.phoneHint'),
        },
        {
          source: 'about',
          kind: 'checkboxes',
          label: text('reviews.about'),
          hint: text('reviews.aboutHint'),
          choices: own.map(({ id, by, value }) => ({
            value: id,
            label: `${nodeIdentifiers[by].label[locale]} ${value}`,
          })),
        },
        {
          source: 'sections',
          kind: 'checkboxes',
          label: text('reviews.sections'),
          choices: offered.map(value => ({ value, label: sectionWords[value].label[locale] })),
        },
        { source: 'reason', kind: 'textarea', label: text('reviews.why'), hint: text('reviews.whyHint') },
        {
          source: 'locale',
          kind: 'radio',
          half: true,
          label: text('reviews.language'),
          choices: [
            { value: 'en', label: text('reviews.english') },
            { value: 'hi', label: text('reviews.hindi') },
          ],
        },
        { source: 'days', kind: 'number', half: true, label: text('reviews.days') },
        { source: 'code', kind: 'switch', label: text('reviews.code'), hint: text('reviews.codeHint') },
      ]}
      confirm={text('reviews.send')}
      done={text('reviews.sent')}
      onDone={() => void onDone()}
      onClose={onClose}
    />
  )
}
