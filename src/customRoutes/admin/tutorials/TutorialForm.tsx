import { addTutorial, changeTutorial } from '../../../../contracts/calls/tutorials.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { Tutorial } from './tutorial.ts'

interface TutorialFormProps {
  /** The one to change; none adds one. */
  tutorial?: Tutorial | undefined
  onClose: () => void
}

export const TutorialForm = ({ tutorial, onClose }: TutorialFormProps) => {
  const text = useTexts('tutorials')
  return (
    <ActionDialog<typeof addTutorial | typeof changeTutorial>
      call={tutorial ? changeTutorial : addTutorial}
      params={{ id: tutorial?.id }}
      defaults={{ ...tutorial }}
      fields={[
        { source: 'title', label: text('staff.name') },
        { source: 'description', kind: 'textarea', label: text('staff.description') },
        { source: 'url', kind: 'url', required: true, label: text('staff.url'), hint: text('staff.urlHint') },
      ]}
      title={text(tutorial ? 'staff.formEdit' : 'staff.formAdd')}
      confirm={text('staff.save')}
      done={(_, { title }) => text('staff.saved', { title })}
      onClose={onClose}
    />
  )
}
