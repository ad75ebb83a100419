/** Errors that are kept until the reporter has loaded. */
const MAX_ERRORS = 30;

/**
 * Source of the script in the head that records presses until the page is hydrated (`early-press.tsx`), and errors until
 * the reporter has loaded (`watch-failures.ts`). A recorded press reaches no other listener, so it acts only once. Links and
 * forms with an address work without scripts, and are left to the browser.
 */
export const EARLY_SCRIPT = `{
const presses=window.earlyPresses=new AbortController();
const controls=presses.controls=new Set();
let button;
const press=(pressed)=>{
controls.delete(button);
controls.add(button=pressed)
};
const record=(event)=>{
const{type,target}=event;
if(type==="submit"){
if(target.hasAttribute("action"))return;
event.preventDefault();
if(event.submitter)press(event.submitter)
}else{
const control=target.closest?.("button[type=button],select,[type=checkbox],[type=radio]");
if(!control)return;
if(control.type==="button")press(control);
else if(type==="change")controls.add(control)
}
event.stopImmediatePropagation()
};
for(const type of["click","input","change","submit"])
addEventListener(type,record,{capture:true,signal:presses.signal});
const errors=window.earlyErrors=new AbortController();
errors.events=[];
errors.caught=(error)=>{console.error(error);dispatchEvent(new ErrorEvent("caughterror",{error}))};
for(const type of["error","unhandledrejection","caughterror"])
addEventListener(type,(event)=>errors.events.length<${MAX_ERRORS}&&errors.events.push(event),{signal:errors.signal})
}`.replaceAll("\n", "");
