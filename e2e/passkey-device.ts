import type { Page } from 'playwright-core'

/**
 * A device whose lock always opens, as far as the browser can tell. Without `offers` the browser offers
 * no passkey by itself; with it this device accepts the offer as soon as it is made.
 */
export async function giveDevice(page: Page, offers = false) {
  if (!offers)
    await page.addInitScript(() => {
      if (window.PublicKeyCredential)
        PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('WebAuthn.enable')
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const unlocked = (isUserVerified: boolean) =>
    protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { unlocked }
}
