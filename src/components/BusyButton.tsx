import { Button, type ButtonProps } from '@mui/material'

interface BusyButtonProps extends ButtonProps {
  /** Its act is under way: it takes no press. */
  busy: boolean
}

/** Keeps the focus while its act is under way: a disabled button would drop it, and a keyboard would start from the top of the page. */
export const BusyButton = ({ busy, onClick, ...button }: BusyButtonProps) => (
  <Button
    {...button}
    aria-busy={busy}
    aria-disabled={busy || undefined}
    onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
  />
)
