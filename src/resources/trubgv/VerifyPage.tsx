import { Building2, Table2, UserRound } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { startTrubgv } from '../../../contracts/calls/trubgv.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { FileForm } from './FileForm.tsx'
import { KnownForm } from './KnownForm.tsx'

const modes = { person: UserRound, company: Building2, file: Table2 } as const
type Mode = keyof typeof modes

/** What is known of a person or a company, or a file of many (`?mode=`), and the checks that fit. */
export const VerifyPage = () => {
  const text = useTexts('trubgvScreen')
  const shell = useTexts('verifications')
  const mayStart = useCanCall(startTrubgv)
  const phone = useIsNarrow(600)
  const [search, setSearch] = useSearchParams()
  const given = search.get('mode') ?? ''
  const mode: Mode = Object.hasOwn(modes, given) ? (given as Mode) : 'person'
  const choice = mayStart && (
    <SegmentedControl
      fullWidth={phone}
      label={text('mode.label')}
      value={mode}
      options={(Object.keys(modes) as Mode[]).map(value => ({
        value,
        label: text(`mode.${value}`),
        icon: modes[value],
      }))}
      onChange={value => setSearch(value === 'person' ? {} : { mode: value })}
    />
  )
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell('products'), to: paths.products },
          { label: text('product'), to: paths.trubgv },
          { label: text('verification') },
        ]}
        title={text('title')}
        actions={choice}
      />
      {!mayStart && <InlineAlert tone="info">{text('viewOnly')}</InlineAlert>}
      {mayStart && mode === 'file' && <FileForm />}
      {mayStart && mode !== 'file' && <KnownForm key={mode} kind={mode} />}
    </>
  )
}
