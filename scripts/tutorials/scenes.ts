import { apiKeys } from '../../contracts/messages/en/apiKeys.ts'
import { shell } from '../../contracts/messages/en/shell.ts'
import { testApis } from '../../contracts/messages/en/testApis.ts'
import { usage } from '../../contracts/messages/en/usage.ts'
import { verifications } from '../../contracts/messages/en/verifications.ts'
import type { Presenter } from './presenter.ts'

const { form, purpose } = verifications

/** The tutorials by file name. Each opens on the dashboard of the seeded customer. */
export const scenes: Record<string, (presenter: Presenter) => Promise<void>> = {
  'first-check': firstCheck,
  'call-the-api': callTheApi,
  'follow-the-money': followTheMoney,
}

async function firstCheck({ page, say, click, rest, point }: Presenter): Promise<void> {
  await say('A check begins with its product.', 'जाँच की शुरुआत प्रोडक्ट से होती है।')
  await click(page.getByRole('link', { name: shell.menu.products, exact: true }))
  await click(page.locator('a[href="/bulk-pan"]').first())
  await say('The form checks the PAN while you type. This is free.', 'PAN लिखते ही फ़ॉर्म उसे जाँचता है। यह मुफ़्त है।')
  await click(page.getByRole('button', { name: form.sample }))
  await rest(1.2)
  await say('State the purpose and confirm the consent.', 'उद्देश्य चुनें और सहमति की पुष्टि करें।')
  await click(page.getByRole('combobox', { name: form.purpose }))
  await click(page.getByRole('option', { name: purpose.vendor_onboarding }))
  await click(page.getByRole('checkbox'))
  await say('The button shows the price before you press it.', 'बटन दबाने से पहले ही उस पर कीमत दिखती है।')
  const verify = page.getByRole('button', { name: /^Verify/ })
  await point(verify)
  await rest(0.8)
  await click(verify)
  const response = page.getByRole('link', { name: form.open })
  await response.waitFor()
  await say('The answer stands beside the form, with what it cost.', 'जवाब फ़ॉर्म के पास ही दिखता है, अपने चार्ज के साथ।')
  await rest(1.8)
  await click(response)
  await say('The response keeps the result, the charge and every step.', 'रिस्पॉन्स में नतीजा, चार्ज और हर कदम दर्ज रहता है।')
  await rest(3)
}

async function callTheApi({ page, say, click, type, rest, point }: Presenter): Promise<void> {
  await say('Your servers call the API with a key.', 'आपके सर्वर एक कुंजी से API को कॉल करते हैं।')
  await click(page.getByRole('link', { name: shell.menu.apiKeys, exact: true }))
  await rest(0.6)
  await click(page.getByRole('button', { name: apiKeys.create }))
  await type(page.getByRole('dialog').getByRole('textbox').first(), 'Checkout service')
  await say('A test key is free and answers from the sandbox.', 'टेस्ट कुंजी मुफ़्त है और सैंडबॉक्स से जवाब देती है।')
  await click(page.getByRole('dialog').getByRole('button', { name: apiKeys.creating.submit }))
  await say('The key is shown once: store it now.', 'कुंजी सिर्फ़ एक बार दिखती है: अभी सँभालकर रख लें।')
  await rest(1.6)
  await click(page.getByRole('button', { name: apiKeys.newKey.done }))
  await say('Try each call in the test console.', 'हर कॉल को टेस्ट कंसोल में आज़माएँ।')
  await click(page.getByRole('link', { name: shell.menu.testApis, exact: true }))
  await click(page.getByRole('checkbox').first())
  await click(page.getByRole('button', { name: testApis.runTest }))
  await page.getByText('ver_').first().waitFor()
  await say(
    'The response, its latency and the code for your language are side by side.',
    'जवाब, लगा समय और आपकी भाषा का कोड साथ-साथ दिखते हैं।',
  )
  await point(page.getByRole('heading', { name: testApis.answer }))
  await rest(3)
}

async function followTheMoney({ page, say, click, rest, point }: Presenter): Promise<void> {
  await say('Each charge is an entry of your wallet.', 'हर चार्ज आपके वॉलेट की एक एंट्री है।')
  await click(page.getByRole('link', { name: shell.menu.myAccount, exact: true }))
  await rest(0.8)
  await click(page.locator('a[href^="/wallet-statement"]').first())
  await page.getByRole('row').nth(3).waitFor()
  await say(
    'The statement is in order of time, with the balance after each entry.',
    'स्टेटमेंट समय के क्रम में है, हर एंट्री के बाद के बैलेंस के साथ।',
  )
  await point(page.getByRole('row').nth(4))
  await rest(1.6)
  await say('An entry links to the check that was charged.', 'हर एंट्री उस जाँच से जुड़ी है जिसका चार्ज लगा।')
  await click(page.getByRole('row').nth(3).getByRole('link').first())
  await rest(2.2)
  await say('API usage counts the calls and what they cost.', 'API इस्तेमाल में कॉल और उनका खर्च गिना जाता है।')
  await click(page.getByRole('link', { name: shell.product.back }))
  await click(page.getByRole('link', { name: shell.menu.apiUsage, exact: true }))
  await rest(2)
  await say('The tracking report lists every call.', 'ट्रैकिंग रिपोर्ट में हर कॉल दर्ज है।')
  await click(page.getByRole('link', { name: usage.everyRequest }).first())
  await page.getByRole('row').nth(3).waitFor()
  await point(page.getByRole('row').nth(3))
  await rest(2.5)
}
