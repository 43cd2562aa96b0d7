/** How real themes color all buttons, some with even higher specificity: five conditions. */
export const COLORED_BUTTONS = `
	body:not(.n) :is(button, input[type="submit"]):not(:hover):not(:active):not(.has-background):not(.has-text-color) { background: rgb(1, 2, 3); color: rgb(4, 5, 6); }
	:is(button, input[type="submit"]):is(:hover, :active) { background-color: transparent; color: rgb(7, 8, 9); }
	:is(button, input[type="submit"]):disabled { background-color: rgb(1, 2, 4); color: rgb(4, 5, 7); }`;
