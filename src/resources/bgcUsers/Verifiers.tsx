import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import { changeVerifierSkills, listVerifiers } from '../../../contracts/calls/verificationTasks.ts'
import { type VerifierSkill, verifierSkillNames, verifierSkills } from '../../../contracts/cases/verifierSkills.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './BgcUsers.module.css'

interface Verifier {
  id: string
  name: string
  skills: VerifierSkill[]
  load: number
}

/** Who may judge, with their skills and how many checks each has taken. */
export const Verifiers = () => {
  const text = useTexts('adminVerifications')
  const { data } = useCallQuery(listVerifiers, {})
  const [changing, setChanging] = useState<Verifier>()
  if (!data) return null
  return (
    <div className={styles.verifiers}>
      <Section flush title={text('verifiers')}>
        <p className={styles.lead}>{text(data.verifiers.length > 0 ? 'verifiersDetail' : 'noVerifiers')}</p>
        {data.verifiers.length > 0 && <VerifierTable verifiers={data.verifiers} onChange={setChanging} />}
      </Section>
      {changing && <SkillsDialog verifier={changing} onClose={() => setChanging(undefined)} />}
    </div>
  )
}

interface VerifierTableProps {
  verifiers: readonly Verifier[]
  onChange: (verifier: Verifier) => void
}

const VerifierTable = ({ verifiers, onChange }: VerifierTableProps) => {
  const text = useTexts('adminVerifications')
  const locale = useLocale()
  const mayChange = useStaffCanCall(changeVerifierSkills)
  return (
    <Table aria-label={text('verifiers')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('name')}</TableCell>
          <TableCell>{text('skills')}</TableCell>
          <TableCell align="right">{text('load')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {verifiers.map(verifier => (
          <TableRow key={verifier.id}>
            <TableCell className={styles.cell}>{verifier.name}</TableCell>
            <TableCell className={styles.cell}>
              <span className={styles.skills}>
                {verifier.skills.map(skill => verifierSkillNames[skill][locale]).join(', ') || text('noSkills')}
                {mayChange && (
                  <Button size="small" onClick={() => onChange(verifier)}>
                    {text('changeSkills')}
                  </Button>
                )}
              </span>
            </TableCell>
            <TableCell align="right" className="num">
              {formatCount(verifier.load)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const SkillsDialog = ({ verifier, onClose }: { verifier: Verifier; onClose: () => void }) => {
  const text = useTexts('adminVerifications')
  const locale = useLocale()
  return (
    <ActionDialog
      call={changeVerifierSkills}
      params={{ id: verifier.id }}
      fields={[
        {
          source: 'skills',
          kind: 'checkboxes',
          label: text('skills'),
          choices: verifierSkills.map(value => ({ value, label: verifierSkillNames[value][locale] })),
        },
      ]}
      defaults={{ skills: verifier.skills }}
      title={text('skillsTitle', { name: verifier.name })}
      confirm={text('save')}
      done={text('skillsSaved')}
      onClose={onClose}
    />
  )
}
