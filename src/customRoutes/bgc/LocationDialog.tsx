import { Button } from '@mui/material'
import { changeBgcLocation, createBgcLocation, deleteBgcLocation } from '../../../contracts/calls/bgcLocations.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { indented, type PlacedLocation } from '../../resources/bgc/useLocations.ts'

interface LocationDialogProps {
  locations: readonly PlacedLocation[]
  /** It is changed; a new location without it. */
  edited?: PlacedLocation
  onClose: () => void
}

/** Name and place of a location; one that nothing uses can be deleted. */
const LocationDialog = ({ locations, edited, onClose }: LocationDialogProps) => {
  const text = useTexts('bgcScreen')
  const remove = useCallAction(deleteBgcLocation)
  const others = locations.filter(({ id }) => id !== edited?.id)
  const common = {
    fields: [
      { source: 'name', label: text('locations.name') },
      {
        source: 'parentId',
        kind: 'select',
        label: text('locations.above'),
        choices: [
          { value: '', label: text('locations.top') },
          ...others.map(one => ({ value: one.id, label: indented(one) })),
        ],
      },
    ],
    confirm: text('locations.save'),
    done: text('locations.saved'),
    onClose,
  } as const
  if (!edited)
    return (
      <ActionDialog
        call={createBgcLocation}
        title={text('locations.create')}
        defaults={{ name: '', parentId: '' }}
        {...common}
      />
    )
  return (
    <ActionDialog
      call={changeBgcLocation}
      params={{ id: edited.id }}
      title={text('locations.editNamed', { name: edited.name })}
      defaults={{ name: edited.name, parentId: edited.parentId ?? '' }}
      {...common}
    >
      <Button
        color="error"
        disabled={remove.busy}
        onClick={() => {
          remove.run({ params: { id: edited.id } }, text('locations.deleted'))
          onClose()
        }}
      >
        {text('locations.delete')}
      </Button>
    </ActionDialog>
  )
}

export default LocationDialog
