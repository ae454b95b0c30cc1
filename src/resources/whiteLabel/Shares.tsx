import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import { setClientShare } from '../../../contracts/calls/whiteLabel.ts'
import type { WhitelabelClientDetail } from '../../../contracts/resources/whitelabelClient.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './WhiteLabel.module.css'

interface ClientProps {
  client: WhitelabelClientDetail
}

/** Sets the client's share of the fee, or asks a second person for it. */
export const SetShareButton = ({ client: { id, customer, sharePercent } }: ClientProps) => {
  const text = useTexts('adminWhiteLabel')
  const mayChange = useStaffCanCall(setClientShare)
  const [asking, setAsking] = useState(false)
  if (!mayChange) return null
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {text('setShare')}
      </Button>
      {asking && (
        <ActionDialog
          call={setClientShare}
          params={{ id }}
          fields={[{ source: 'percent', kind: 'number', label: text('sharePercent') }, reasonField]}
          defaults={{ percent: sharePercent }}
          title={text('setShareTitle', { name: customer })}
          detail={text('setShareLead')}
          confirm={text('setShare')}
          done={reply => text(reply.approvalId ? 'shareAsked' : 'shareSet')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The shares that the client has had, newest first. */
export const Shares = ({ client: { shares } }: ClientProps) => {
  const text = useTexts('adminWhiteLabel')
  const { short } = useDateFormats()
  return (
    <Section flush title={text('shareHistory')}>
      {shares.length === 0 ? (
        <p className={styles.lead}>{text('shareNone')}</p>
      ) : (
        <Table size="small" aria-label={text('shareHistory')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('since')}</TableCell>
              <TableCell align="right">{text('shareColumn')}</TableCell>
              <TableCell>{text('by')}</TableCell>
              <TableCell>{text('why')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shares.map(({ at, percent, by, reason }) => (
              <TableRow key={at}>
                <TableCell className="num">{short(at)}</TableCell>
                <TableCell align="right" className="num">
                  {percent}%
                </TableCell>
                <TableCell>{by}</TableCell>
                <TableCell>{reason}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}
