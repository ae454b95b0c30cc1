/** From the vehicle number over the phone to its code. */
export const publicChallanSearch = {
  vehicle: {
    label: 'Vehicle number',
    placeholder: 'MH12AB1000',
    check: 'Check challans',
    empty: 'Please enter vehicle number',
    note: 'We confirm your phone with an OTP before we show any details.',
  },
  edit: 'Edit',
  editVehicle: 'Edit the vehicle number',
  editPhone: 'Edit the phone number',
  phone: {
    title: 'Confirm your phone',
    lead: 'We send a six-digit code by SMS. No account, no password.',
    again: 'Confirm your phone again to go on. Your selection is kept.',
    label: 'Phone number',
    send: 'Send OTP',
    wrong: 'Please Enter a Valid Phone Number',
    note: 'Your orders are found again by this number.',
  },
  otp: {
    lead: 'We sent a six-digit code by SMS. It is valid for %{minutes} minutes.',
    label: 'OTP',
    verify: 'Verify OTP',
    short: 'Enter the six digits of the code.',
    missing: 'Code not there?',
    wait: 'Resend in %{time}',
    resend: 'Resend OTP',
    resent: 'A new code is on its way.',
  },
  busy: { sending: 'Sending…', verifying: 'Verifying…', looking: 'Looking up…' },
  simple: {
    title: 'Challans of your vehicle',
    lead: 'Pending challans, what they cost, and how each is settled.',
    login: 'Log In to continue',
    get: 'Get OTP',
    otpTitle: 'OTP Verification',
    verify: 'Verify',
  },
  noScript:
    'This form needs JavaScript. Switch it on in your browser, or write to %{email} and we look up your vehicle for you.',
  sandboxNote: 'Sandbox: read the code here',
} as const
