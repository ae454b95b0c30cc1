/** Messages to people who are asked by a link, and the replies of their page. */
export const invitationsServer = {
  greeting: 'Dear %{name},',
  note: '%{asker} writes:',
  asked: {
    subject: '%{asker} asks you: %{what}',
    mail: '%{asker} asks you through %{brand}:\n\n%{what}\n\nOpen this link to continue. It is meant for you alone and works until %{until}:\n%{url}\n\nIf you do not know %{asker}, do not open it, or decline on its page.',
    short: '%{asker} asks you through %{brand}: %{what}. Until %{until}: %{url}',
  },
  reminder: {
    subject: 'Reminder: %{asker} is waiting for your answer',
    mail: '%{asker} is still waiting for your answer on %{brand}:\n\n%{what}\n\nThis link works until %{until}:\n%{url}\n\nIf you do not want to take part, say so on its page. Then you get no more reminders.',
    short: 'Reminder from %{asker} through %{brand}: %{what}. Until %{until}: %{url}',
  },
  codeSubject: 'Your code for %{brand}',
  codeText:
    '%{code} is your code to open the link from %{brand}. It is valid for %{minutes} minutes. Do not share it with anybody.',
  codeWrong: 'This code is wrong or has expired. Check it, or get a new one.',
  codeSpent: 'Too many wrong codes. Get a new one.',
  noCode: 'This link needs no code.',
  noHandOver: 'This invitation cannot be handed over.',
  samePerson: 'Enter the address of another person.',
  noResend: 'This invitation has ended. Ask again instead.',
  noChannel: 'This invitation was not sent by a message, so it cannot be sent again.',
  end: {
    unknown: 'This link is not valid. Check that you opened it completely.',
    replaced: 'A newer link was sent to you. Open that one.',
    answered: 'This link has been used. There is nothing more to do.',
    declined: 'You have declined. There is nothing more to do.',
    withdrawn: 'The sender has withdrawn this link.',
    handedOver: 'Someone else has taken this over.',
    expired: 'This link has expired. Ask the sender for a new one.',
  },
}
