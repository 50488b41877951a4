/**
 * A field that no visitor meets, and what the browser's own script writes: how long the form was
 * seen and the name of the request. Nobody is ever refused by them.
 */
export default function ContactTraps({ label }: { readonly label: string }) {
  return (
    <div className="hp" aria-hidden="true">
      <label htmlFor="contact-website">{label}</label>
      <input type="text" id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      {/* Without a value here, React leaves alone what scripts write. */}
      <input type="hidden" name="visibleMs" />
      <input type="hidden" name="id" />
    </div>
  )
}
