import { createContactWidget } from '../../frontend/contact-widget/create-contact-widget';
import { readOptions } from '../../frontend/contact-widget/options';
import { mountAll } from '../../frontend/mount';

mountAll( 'contact-widget', createContactWidget, readOptions );
